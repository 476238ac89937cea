import { styled } from 'styled-components';

/* Four long names are wider than a phone: they scroll in their own row. */
export const GroupFilter = styled.div`
  max-width: 100%;
  overflow-x: auto;

  > [data-component='Segmented'] {
    width: max-content;
  }
`;

export const GroupRoot = styled.section`
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px var(--ca-s-3);
    margin-bottom: var(--ca-s-4);
  }
  h2 {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  header > p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;

export const PartnerGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--ca-s-5);

  > li {
    display: grid;
    min-width: 0;
  }
  [data-mode='elder'] & {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 767.98px) {
    &,
    [data-mode='elder'] & {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--ca-s-4);
    }
  }
`;

export const PartnerCard = styled.article`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: var(--ca-card-pad);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);

  > [data-part='head'] {
    display: flex;
    align-items: center;
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

/* Stands in for a logo: its outline says the group, its character the name. */
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

export const JoinUs = styled.section`
  display: flex;
  align-items: center;
  gap: var(--ca-s-8);
  padding: var(--ca-s-8);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);

  > div {
    flex: 1;
  }
  h2 {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
  }
  p {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  @media (max-width: 767.98px) {
    flex-direction: column;
    align-items: stretch;
    gap: var(--ca-s-4);
    padding: var(--ca-s-4);
  }
`;
