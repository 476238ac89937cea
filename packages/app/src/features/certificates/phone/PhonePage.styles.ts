import { styled } from 'styled-components';

/** One column in the width of a phone: one action per screen. */
export const PhoneFrame = styled.main`
  display: grid;
  align-content: start;
  gap: var(--ca-s-5);
  width: min(100%, 30rem);
  min-height: 100dvh;
  margin-inline: auto;
  padding: var(--ca-s-6) var(--ca-s-4);
`;
