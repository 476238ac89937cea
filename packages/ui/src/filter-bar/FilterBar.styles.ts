import { styled } from 'styled-components';

/*
 * Beside the search, in the toolbar of a DataTable; on phones they wrap. Their widths do not depend on their options,
 * so that options that load later move nothing.
 */
export const FilterBarRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-3);

  /* its items wrap beside the search */
  [data-part='toolbar'] > && {
    display: contents;
  }

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
