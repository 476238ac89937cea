import { styled } from 'styled-components';

/** The form first, with the result beside it; in one column the result comes first. */
export const TrackColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr);
  align-items: start;
  gap: var(--ca-s-5);

  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);

    &[data-found='true'] > section {
      order: -1;
    }
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-mode='elder'] &[data-found='true'] > section {
    order: -1;
  }
`;

export const NotFoundList = styled.dl`
  display: grid;
  gap: var(--ca-s-1);

  dt {
    font-weight: var(--ca-fw-strong);
  }
  dd {
    margin-bottom: var(--ca-s-4);
    color: var(--ca-text-2);
  }
`;

export const Found = styled.div`
  display: grid;
  gap: var(--ca-s-5);

  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-3);
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  h3 {
    margin-bottom: var(--ca-s-4);
    font-weight: var(--ca-fw-strong);
  }
  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--ca-s-3);
  }
  [data-part='note'] {
    display: flex;
    gap: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  [data-part='note'] > svg {
    margin-top: 0.3em;
  }
  [data-part='facts'] {
    color: var(--ca-text-2);
    overflow-wrap: anywhere;
  }
  [data-part='next'] {
    padding: var(--ca-s-4);
    border-radius: var(--ca-r-md);
    background: var(--ca-bg-sunken);
  }
`;
