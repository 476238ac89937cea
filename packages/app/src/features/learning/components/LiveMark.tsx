import { styled } from 'styled-components';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  padding: 0.15em 0.6em;
  border-radius: var(--ca-r-sm);
  background: var(--ca-danger-solid);
  color: var(--ca-text-on-brand);
  font-size: var(--ca-fs-sm);
  font-weight: var(--ca-fw-strong);
  white-space: nowrap;

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: var(--ca-r-full);
    background: currentColor;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &::before {
      background: CanvasText;
    }
  }
`;

/** 直播中, in a color that nothing else of a course uses. */
export const LiveMark = () => <Mark>直播中</Mark>;
