import { styled } from 'styled-components';

/** As wide as the site, for pages whose blocks reach the window's edges; others stand in a `PublicFrame`. */
export const SiteWidth = styled.div`
  max-width: var(--ca-container);
  margin: 0 auto;
  padding: 0 var(--ca-gutter);

  [data-mode='elder'] & {
    max-width: 106rem;
  }
  @media (max-width: 767.98px) {
    padding: 0 var(--ca-s-4);
  }
`;
