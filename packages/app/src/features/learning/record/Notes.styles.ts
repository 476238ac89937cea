import { styled } from 'styled-components';

export const NotesRoot = styled.section`
  margin-top: var(--ca-s-6);

  > h2 {
    padding-bottom: var(--ca-s-2);
    border-bottom: 1px solid var(--ca-border-1);
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h5);
  }
  > ul > li {
    display: flex;
    align-items: flex-start;
    gap: var(--ca-s-4);
    padding: var(--ca-s-4) 0;
  }
  > ul > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  > ul > li > p {
    flex: 1;
    min-width: 0;
    padding-top: 0.2em;
    white-space: pre-wrap;
  }
  > p {
    padding: var(--ca-s-4) 0;
    color: var(--ca-text-2);
  }
  > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ca-s-2);
    margin-top: var(--ca-s-2);
  }
  > form > label {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  > form > div {
    display: flex;
    gap: var(--ca-s-2);
  }
  > form > div > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
