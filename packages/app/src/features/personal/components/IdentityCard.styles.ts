import { styled } from 'styled-components';

export const IdentityRoot = styled.section`
  position: relative;
  display: grid;
  gap: var(--ca-s-6);
  padding: var(--ca-card-pad);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
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
    gap: var(--ca-s-3);
    min-width: 0;
  }
  [data-part='who'] > div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  [data-part='role'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='company'] {
    display: grid;
    gap: 2px;
    padding-top: var(--ca-s-4);
    border-top: 1px solid var(--ca-border-1);
  }
  [data-part='review'] {
    margin-top: var(--ca-s-2);
  }
  [data-part='term'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
  [data-part='code'] {
    color: var(--ca-text-2);
    font-family: var(--ca-font-mono);
    font-size: var(--ca-fs-caption);
  }
  @media (max-width: 767.98px) {
    --ca-card-pad: 1rem;
  }
`;
