import { styled } from 'styled-components';

export const OrderFrame = styled.div`
  max-width: var(--ca-container);
  margin-inline: auto;
  padding: var(--ca-s-6) var(--ca-gutter) 0;

  [data-mode='elder'] & {
    max-width: 106rem;
  }
  > [data-component='Breadcrumb'] {
    margin-bottom: var(--ca-s-4);
  }

  @media (max-width: 767.98px) {
    padding: var(--ca-s-4) var(--ca-s-4) 0;
  }
`;

/** Blocks left, what it costs right; one below the other where there is no room for both. */
export const OrderGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 24rem;
  align-items: start;
  gap: var(--ca-s-6);
  /* blocks keep their distance, though the form around them is set for fields */
  margin-top: calc(var(--ca-s-6) - var(--ca-form-gap));

  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr) 30rem;
  }
  @media (max-width: 1279.98px) {
    &,
    [data-mode='elder'] & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-6);

  > [data-component='Alert']:focus-visible {
    outline: 2px solid var(--ca-focus-ring);
    outline-offset: 2px;
  }
`;

/** Sticks, because it is the grid's cell that has to be as high as the blocks. */
export const SummaryCell = styled.div`
  height: 100%;
`;

export const SubBlock = styled.div`
  display: grid;
  gap: var(--ca-s-5);
  margin-top: var(--ca-s-6);
`;

export const TwoFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ca-s-5);

  > [data-wide] {
    grid-column: 1 / -1;
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const DroppedNote = styled.div`
  > * {
    margin-top: var(--ca-s-3);
  }
`;
