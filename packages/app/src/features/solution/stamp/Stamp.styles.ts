import { styled } from 'styled-components';

export const StampGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22rem;
  align-items: start;
  gap: var(--ca-s-5);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ca-s-5);
    min-width: 0;
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const PageTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2) var(--ca-s-3);
  margin-bottom: var(--ca-s-4);

  > span {
    font-variant-numeric: tabular-nums;
  }
`;

export const SealRows = styled.ul`
  display: grid;
  gap: var(--ca-s-3);
  margin: 0 0 var(--ca-s-3);
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-3);
  }
  img {
    width: 3.5rem;
    height: 3.5rem;
    object-fit: contain;
    border: 1px solid var(--ca-border-1);
    border-radius: var(--ca-r-sm);
  }
  li > div {
    flex: 1;
    min-width: 7em;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ca-text-2);
  }
`;

export const DoneTitle = styled.h2`
  margin: 0 0 var(--ca-s-2);
  font-size: var(--ca-fs-h4);
`;
