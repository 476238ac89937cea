import { styled } from 'styled-components';

export const SearchRoot = styled.search`
  /* In a row it may become narrower than a field's default width. */
  min-width: 0;

  > form {
    display: flex;
    gap: var(--ca-s-2);
    max-width: 26rem;
  }
  [data-part='frame'] {
    flex: 1;
    width: auto;
    min-width: 0;
  }
  &[data-size='lg'] > form {
    max-width: 46rem;
  }
  &[data-size='lg'] [data-part='frame'] {
    min-height: var(--ca-control-h-lg);
    font-size: var(--ca-fs-body-lg);
  }
  @media (max-width: 767.98px) {
    && > form {
      max-width: none;
    }
    /* Beside a page's title there is no room for it: it moves to the line below. */
    [data-part='actions']:has(> &),
    [data-part='actions'] > & {
      flex: 1 1 100%;
      min-width: 0;
    }
  }
`;
