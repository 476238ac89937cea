import { styled } from 'styled-components';

/** The guilloche uses `--ca-motif` (transparent in high contrast) and is hidden in 长辈版 and forced colors. */
export const MotifSvg = styled.svg`
  display: block;
  color: var(--ca-motif);

  [data-mode='elder'] & {
    display: none;
  }

  @media (forced-colors: active) {
    display: none;
  }
  @media print {
    display: none;
  }
`;
