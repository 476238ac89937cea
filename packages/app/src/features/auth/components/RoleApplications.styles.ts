import { styled } from 'styled-components';

/** The form, and earlier applications beside it where there is room. */
export const SideBySide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  align-items: start;
  gap: var(--ca-s-6);

  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ca-s-4);
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const ApplicationList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--ca-s-3) var(--ca-s-6);
    padding: var(--ca-s-4) 0;
  }
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  > li > div:first-child {
    flex: 1 1 20rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='title'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2);
    color: var(--ca-text-1);
    font-size: var(--ca-fs-body);
    font-weight: var(--ca-fw-strong);

    > span {
      color: var(--ca-text-2);
      font-weight: var(--ca-fw-regular);
    }
  }
  [data-part='reason'] {
    color: var(--ca-danger-fg);
  }
  [data-part='end'] {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
  }
`;
