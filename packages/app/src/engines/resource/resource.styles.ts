import { styled } from 'styled-components';

export const RowButtons = styled.div`
  display: inline-flex;
  align-items: center;
  gap: var(--ca-s-1);
`;

/** Data and lists of one record, one below the other. */
export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-4);
`;

/**
 * Filters beside the search, in the same bar; on phones they wrap. Their widths do not depend on their options,
 * so that options that load later move nothing.
 */
export const Filters = styled.div`
  display: contents;

  > [data-part='frame'] {
    flex: 0 1 11em;
    width: auto;
    min-width: 8em;
  }
  > [data-component='DateRangePicker'] {
    flex: 0 1 21em;
    width: auto;
    min-width: min(19em, 100%);
  }
  @media (max-width: 767.98px) {
    /* the list starts on the first screen: filters and columns are folded, the button that clears them stays */
    &[data-folded='true'] {
      > :is([data-part='frame'], [data-component='DateRangePicker']),
      &:has(> [data-part='unfold']) ~ [data-part='columns'] {
        display: none;
      }
    }
    > [data-part='frame'] {
      flex-grow: 1;
    }
    > [data-component='DateRangePicker'] {
      flex: 1 1 100%;
    }
  }
`;

/** Saved filters: chips in a row above the table. */
export const Saved = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2);
  padding: var(--ca-s-3) var(--ca-card-pad) 0;
  color: var(--ca-fg-2);
  font-size: var(--ca-fs-sm);
`;
