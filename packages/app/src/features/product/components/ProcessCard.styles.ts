import { styled } from 'styled-components';

export const ProcessList = styled.ol`
  display: grid;

  > li {
    position: relative;
    min-height: max(3.5rem, 52px);
    padding: 0 0 var(--ca-s-5) calc(max(1.75rem, 28px) + var(--ca-s-4));
  }
  > li:not(:last-child)::before {
    content: '';
    position: absolute;
    top: max(1.75rem, 28px);
    bottom: 0;
    left: calc(max(1.75rem, 28px) / 2 - 1px);
    border-left: 2px solid var(--ca-border-2);
  }
  > li:last-child {
    min-height: 0;
    padding-bottom: 0;
  }
  [data-part='number'] {
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: max(1.75rem, 28px);
    height: max(1.75rem, 28px);
    border: 2px solid var(--ca-border-2);
    border-radius: 50%;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: 1;
  }
  b {
    display: block;
    font-weight: var(--ca-fw-strong);
    line-height: max(1.75rem, 28px);
  }
  [data-part='note'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;
