import { styled } from 'styled-components';
import { CardFrame } from '../../shared/content/index.js';

/* Four long names are wider than a phone: they scroll in their own row. */
export const GroupFilter = styled.div`
  max-width: 100%;
  overflow-x: auto;

  > [data-component='Segmented'] {
    width: max-content;
  }
`;

export const PartnerCard = styled(CardFrame)`
  padding: var(--ca-card-pad);

  > [data-part='head'] {
    display: flex;
    /* beside a two-line name the sign stays aligned with its neighbors */
    align-items: flex-start;
    gap: var(--ca-s-4);
  }
  h3 {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  [data-part='mark'] {
    display: inline-flex;
    align-items: center;
    gap: 0.25em;
    color: var(--ca-success-fg);
    font-size: var(--ca-fs-caption);
  }
  > p {
    margin: var(--ca-s-4) 0;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  > [data-part='foot'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-2);
    margin-top: auto;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
`;

/* Replaces a logo: its outline shows the group, its character the name. */
export const Monogram = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: max(3rem, 44px);
  height: max(3rem, 44px);
  border: 1px solid var(--ca-border-brand);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-brand-soft);
  color: var(--ca-text-brand-strong);
  font-family: var(--ca-font-seal);
  font-size: var(--ca-fs-h5);
  font-weight: var(--ca-fw-strong);
  overflow: hidden;

  &[data-shape='round'] {
    border-radius: var(--ca-r-full);
  }
  &[data-shape='square'] {
    border-radius: var(--ca-r-xs);
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
