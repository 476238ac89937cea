import { styled } from 'styled-components';

export const StateRoot = styled.section`
  max-width: 44rem;
  margin: var(--s-10) auto 0;
  padding: var(--s-8);
  border: 1px solid var(--border-1);
  border-radius: var(--r-lg);
  background: var(--bg-surface);

  h1 {
    margin-top: var(--s-5);
    font-size: var(--fs-h3);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h3);
  }
  @media (max-width: 767.98px) {
    margin-top: var(--s-4);
    padding: var(--s-6) var(--s-4);
  }
`;

export const StateIcon = styled.span`
  display: grid;
  place-items: center;
  width: max(3rem, 44px);
  height: max(3rem, 44px);
  border: 1px solid var(--info-bd);
  border-radius: var(--r-md);
  background: var(--info-bg);
  color: var(--info-fg);

  &[data-tone='warning'] {
    border-color: var(--warning-bd);
    background: var(--warning-bg);
    color: var(--warning-fg);
  }
  &[data-tone='danger'] {
    border-color: var(--danger-bd);
    background: var(--danger-bg);
    color: var(--danger-fg);
  }
  &[data-tone='neutral'] {
    border-color: var(--border-2);
    background: var(--bg-sunken);
    color: var(--text-2);
  }
`;

export const StateText = styled.div`
  margin-top: var(--s-2);
  color: var(--text-2);
`;

export const StateActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  margin-top: var(--s-6);
`;
