import { styled } from 'styled-components';
import { inOrder } from './in-order.styles.js';

/** A public page in the width of the site: heading or breadcrumb first, then its blocks stacked. */
export const PublicFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-6);
  max-width: var(--ca-container);
  margin: 0 auto;
  padding: var(--ca-s-10) var(--ca-gutter) 0;
  ${inOrder}

  > [data-component='PageHeading'] {
    margin-bottom: 0;
  }
  > [data-component='PageHeading'] > * {
    min-width: 0;
  }
  &:has(> [data-component='Breadcrumb']) {
    gap: var(--ca-s-5);
    padding-top: var(--ca-s-6);
  }
  [data-mode='elder'] & {
    max-width: 106rem;
  }
  @media (max-width: 767.98px) {
    gap: var(--ca-s-4);
    padding: var(--ca-s-6) var(--ca-s-4) 0;
  }
`;

/** The soft square behind an icon in front of a card's title. */
export const IconWell = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: max(2.75rem, 40px);
  height: max(2.75rem, 40px);
  border: 1px solid var(--ca-info-bd);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-selected);
  color: var(--ca-text-brand);

  &[data-tone='quiet'] {
    border-color: var(--ca-border-1);
    background: var(--ca-bg-sunken);
    color: var(--ca-text-3);
  }
  &[data-tone='danger'] {
    border-color: var(--ca-danger-bd);
    background: var(--ca-danger-bg);
    color: var(--ca-danger-fg);
  }
  &[data-tone='success'] {
    border-color: var(--ca-success-bd);
    background: var(--ca-success-bg);
    color: var(--ca-success-fg);
  }
`;
