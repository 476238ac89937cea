import { styled } from 'styled-components';

export const StateRoot = styled.section`
  max-width: 44rem;
  margin: var(--ca-s-10) auto 0;
  padding: var(--ca-s-8);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);

  h1 {
    margin-top: var(--ca-s-5);
    font-size: var(--ca-fs-h3);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h3);
  }
  /* the page heading above a card that is alone on the page aligns with the card, not with the edge of the site */
  [data-component='PageHeading']:has(+ &) {
    max-width: 44rem;
    margin-inline: auto;
  }
  [data-component='PageHeading'] + & {
    margin-top: 0;
  }
  @media (max-width: 767.98px) {
    margin-top: var(--ca-s-4);
    padding: var(--ca-s-6) var(--ca-s-4);
  }
`;

export const StateIcon = styled.span`
  display: grid;
  place-items: center;
  width: max(3rem, 44px);
  height: max(3rem, 44px);
  border: 1px solid var(--ca-info-bd);
  border-radius: var(--ca-r-md);
  background: var(--ca-info-bg);
  color: var(--ca-info-fg);

  &[data-tone='warning'] {
    border-color: var(--ca-warning-bd);
    background: var(--ca-warning-bg);
    color: var(--ca-warning-fg);
  }
  &[data-tone='danger'] {
    border-color: var(--ca-danger-bd);
    background: var(--ca-danger-bg);
    color: var(--ca-danger-fg);
  }
  &[data-tone='neutral'] {
    border-color: var(--ca-border-2);
    background: var(--ca-bg-sunken);
    color: var(--ca-text-2);
  }
`;

export const StateText = styled.div`
  margin-top: var(--ca-s-2);
  color: var(--ca-text-2);

  /* the card already has padding, so the orders listed in it need none */
  > ul {
    margin-top: var(--ca-s-4);
  }
  > ul > li {
    padding-inline: 0;
  }
`;

export const StateActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2);
  margin-top: var(--ca-s-6);
`;
