import { styled } from 'styled-components';

export const JumpRoot = styled.section`
  display: grid;
  gap: var(--ca-s-5);
  width: 100%;
  max-width: 44rem;
  margin: var(--ca-s-10) auto 0;
  padding: var(--ca-s-8);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);

  h1 {
    font-size: var(--ca-fs-h3);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h3);
  }
  p {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  [data-part='address'] {
    color: var(--ca-text-1);
    font-family: var(--ca-font-mono);
    overflow-wrap: anywhere;
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-3);
  }
  @media (max-width: 767.98px) {
    margin-top: var(--ca-s-4);
    padding: var(--ca-s-6) var(--ca-s-4);
  }
`;
