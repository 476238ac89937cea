import { styled } from 'styled-components';
import { Filters } from '../../shared/list/index.js';

export const CertificateSearch = styled(Filters)`
  padding-block: var(--ca-s-4);

  [data-part='count'] {
    display: inline-block;
    /* Reserves the space of the number, so that the row of filters does not wrap later. */
    min-width: 1.3em;
    margin-left: 0.3em;
    color: var(--ca-text-2);
    font-weight: var(--ca-fw-regular);
  }
  [data-part='words'] {
    flex: 1 1 12rem;
    max-width: 26rem;
  }
  @media (max-width: 767.98px) {
    [data-part='words'] {
      flex-basis: 100%;
      max-width: none;
    }
  }
`;

/** Actions for a plugged-in lock: hidden on phones, which have no port for it. */
export const AtComputer = styled.span`
  display: contents;

  @media (max-width: 767.98px) {
    display: none;
  }
`;
