import { styled } from 'styled-components';

export const Stamp = styled.svg`
  display: block;
  flex: none;
  width: 6rem;
  height: 6rem;
  color: var(--ca-seal);
  transform: rotate(-8deg);

  & text {
    font-family: var(--ca-font-seal);
    font-weight: 700;
    text-anchor: middle;
  }

  &[data-shape='round'] {
    width: clamp(104px, 7.5rem, 132px);
    height: clamp(104px, 7.5rem, 132px);
    transform: rotate(-12deg);
  }
`;
