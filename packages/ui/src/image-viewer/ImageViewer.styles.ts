import { styled } from 'styled-components';

export const ViewerRoot = styled.div`
  display: grid;
  grid-template-rows: minmax(12rem, 1fr) auto;
  gap: var(--ca-s-3);
  height: 100%;
`;

export const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  height: min(60vh, 40rem);
  overflow: hidden;
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-sunken);
  touch-action: none; /* pinching is for the picture, not for the page */

  [data-full-screen] & {
    height: 100%;
  }
  &[data-zoomed] {
    cursor: grab;
  }
  &[data-zoomed]:active {
    cursor: grabbing;
  }
  > img {
    max-width: 100%;
    max-height: 100%;
    user-select: none;
    transition: rotate var(--ca-dur-2) var(--ca-ease-standard);
  }
  > [data-component='Skeleton'] {
    position: absolute;
    inset: 0;
  }
`;

export const Missing = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ca-s-3);
  padding: var(--ca-s-6);
  color: var(--ca-text-2);
  text-align: center;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--ca-s-1);

  /* all seven in one row, also at large text sizes; the mode sets their height */
  @media (max-width: 767.98px) {
    column-gap: 0;

    && > button {
      width: 13%;
      min-width: 44px;
      padding-inline: 0;
    }
  }
`;

export const ViewerState = styled.output`
  flex-basis: 100%;
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
