import { styled } from 'styled-components';

export const Entries = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--ca-s-4);
  margin-bottom: var(--ca-s-4);

  /* as many columns as items, so that their row is as wide as the card below */
  @media (min-width: 1280px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  > li > * {
    height: 100%;
  }
  h2 {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h5);
  }
  p {
    margin-top: var(--ca-s-1);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;

export const Dictionaries = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--ca-s-3) var(--ca-s-6);

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-2);
  }
  /* The office can define its own types, and on a phone such a word may be longer than the line. */
  [data-component='Tag'] {
    height: auto;
    padding-block: 0.25em;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  @media (pointer: coarse) {
    > li {
      min-height: 44px;
    }
    a {
      display: inline-flex;
      align-items: center;
      min-width: 44px;
      min-height: 44px;
    }
  }
`;
