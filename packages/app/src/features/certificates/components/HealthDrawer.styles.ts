import { styled } from 'styled-components';

export const SealsHeld = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-3);
  margin-top: var(--ca-s-2);

  img {
    width: 4rem;
    height: 4rem;
    object-fit: contain;
    border: 1px solid var(--ca-border-1);
    border-radius: var(--ca-r-md);
  }
`;

export const FileActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2);
`;

/** Each check with its result below, the verdict at the right edge: a drawer is too narrow for four columns. */
export const Checks = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: 0 var(--ca-s-4);
    padding-block: var(--ca-s-3);
    border-top: 1px solid var(--ca-border-1);
  }
  b {
    font-weight: var(--ca-fw-strong);
  }
  > li > [data-component='StatusTag'] {
    justify-self: end;
  }
  > li > span:nth-of-type(n + 2) {
    grid-column: 1;
    color: var(--ca-text-2);
  }
`;
