import { styled } from 'styled-components';

export const IdentityRoot = styled.section`
  position: relative;
  display: grid;
  gap: var(--s-6);
  padding: var(--card-pad);
  border: 1px solid var(--border-1);
  border-radius: var(--r-lg);
  background: var(--bg-surface);
  overflow: hidden;
  isolation: isolate;

  [data-part='wave'] {
    position: absolute;
    inset: 0 0 auto;
    z-index: -1;
    height: 9rem;
    opacity: 0.5;
  }
  [data-part='who'] {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-width: 0;
  }
  [data-part='who'] > div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    font-size: var(--fs-h4);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h4);
  }
  [data-part='role'] {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  [data-part='company'] {
    display: grid;
    gap: 2px;
    padding-top: var(--s-4);
    border-top: 1px solid var(--border-1);
  }
  [data-part='review'] {
    margin-top: var(--s-2);
  }
  [data-part='term'] {
    color: var(--text-2);
    font-size: var(--fs-caption);
  }
  [data-part='code'] {
    color: var(--text-2);
    font-family: var(--font-mono);
    font-size: var(--fs-caption);
  }
  @media (max-width: 767.98px) {
    --card-pad: 1rem;
  }
`;
