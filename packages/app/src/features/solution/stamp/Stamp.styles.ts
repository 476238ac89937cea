import { styled } from 'styled-components';

export const StampGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22rem;
  align-items: start;
  gap: var(--ca-s-5);

  /* signature facts beside the picture of their positions: a time would wrap in a narrow column */
  &[data-done] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ca-s-5);
    min-width: 0;
  }
  /* in one column the result comes before the picture of the positions */
  [data-mode='elder'] && {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-mode='elder'] &[data-done] > div {
    order: -1;
  }
  @media (max-width: 1023.98px) {
    && {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-done] > div {
      order: -1;
    }
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

/** A tick, its message and the next steps. */
export const DoneCard = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--ca-s-4);

  > div {
    display: grid;
    gap: var(--ca-s-3);
  }
  > div > [data-component='Alert'] {
    justify-self: start;
  }
  h2 {
    font-size: var(--ca-fs-h3);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h3);
  }
  p {
    color: var(--ca-text-2);
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
