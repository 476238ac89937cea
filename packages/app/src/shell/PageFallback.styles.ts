import { styled } from 'styled-components';

/* As high as a screen, so that the footer does not jump up and down again. */
export const FallbackRoot = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s-4);
  max-width: var(--container);
  min-height: 70vh;
  margin: 0 auto;
  padding: var(--s-10) var(--gutter);

  @media (max-width: 767.98px) {
    padding: var(--s-6) var(--s-4);
  }
`;
