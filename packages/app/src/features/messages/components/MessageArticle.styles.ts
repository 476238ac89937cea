import { styled } from 'styled-components';

export const Article = styled.article`
  display: grid;
  align-content: start;
  gap: var(--ca-s-4);
  min-width: 0;
  padding: var(--ca-s-4) var(--ca-card-pad);
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--ca-s-2) var(--ca-s-4);

  [data-part='marks'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2);
  }
  h2 {
    margin-top: var(--ca-s-2);
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
    overflow-wrap: anywhere;
    text-wrap: wrap; /* balanced lines would split a word of a subject */
  }
  h2:focus {
    outline: none;
    box-shadow: none;
  }
  p {
    margin-top: var(--ca-s-1);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    overflow-wrap: anywhere;
  }
`;

export const Files = styled.section`
  display: grid;
  gap: var(--ca-s-2);
  padding-top: var(--ca-s-4);
  border-top: 1px solid var(--ca-border-1);

  h3 {
    font-size: var(--ca-fs-sm);
    font-weight: var(--ca-fw-strong);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2);
  }
  small {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    font-weight: var(--ca-fw-regular);
  }
`;
