import { styled } from 'styled-components';
import { Filters } from '../../shared/list/ListCard.styles.js';

export const CertificateSearch = styled(Filters)`
  justify-content: space-between;
  padding-block: var(--ca-s-4);

  [data-part='count'] {
    display: inline-block;
    /* Has its place before the figure has come: the row of filters does not break later. */
    min-width: 1.3em;
    margin-left: 0.3em;
    color: var(--ca-text-2);
    font-weight: var(--ca-fw-regular);
  }
  [data-part='words'] {
    width: 19rem;
  }
  @media (max-width: 767.98px) {
    [data-part='words'] {
      width: 100%;
    }
  }
`;
