import { styled } from 'styled-components';

/* As high as a screen, so that the footer does not jump up and down. */
export const FallbackRoot = styled.div`
  display: grid;
  align-content: start;
  gap: var(--ca-s-4);
  max-width: var(--ca-container);
  min-height: 70vh;
  margin: 0 auto;
  padding: var(--ca-s-10) var(--ca-gutter);

  @media (max-width: 767.98px) {
    padding: var(--ca-s-6) var(--ca-s-4);
  }
`;

/* Reserves the line before its text appears. */
export const FallbackWords = styled.output`
  display: block;
  min-height: 1lh;
  color: var(--ca-text-2);
`;
