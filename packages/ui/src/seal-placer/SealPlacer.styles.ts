import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: var(--ca-s-3);
  min-width: 0;

  p {
    margin: 0;
  }
`;

export const PageTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2) var(--ca-s-3);

  span {
    font-variant-numeric: tabular-nums;
  }
  /* keeps the zoom controls together */
  > div {
    display: flex;
    align-items: center;
    gap: var(--ca-s-2);
  }
`;

/** The area around the page; large pages scroll inside it. */
export const PageDesk = styled.section`
  max-height: 75vh;
  padding: var(--ca-s-4);
  overflow: auto;
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-subtle);
`;

export const Paper = styled.div`
  position: relative;
  margin: 0 auto;
  outline: 1px solid var(--ca-border-2);

  > :is(canvas, img, svg) {
    display: block;
    width: 100%;
    height: 100%;
  }
  > button {
    position: absolute;
    padding: 0;
    border: 2px solid transparent;
    background: none;
    cursor: move;
    touch-action: none;
  }
  > button[aria-pressed='true'] {
    border-color: var(--ca-action);
  }
  @media (forced-colors: active) {
    /* forced colors draw a transparent border: every seal would look selected */
    & > button {
      border-color: Canvas;
    }

    & > button[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
  > button > img,
  > [data-part='strip'] > img {
    display: block;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  > [data-part='strip'] {
    position: absolute;
    right: 0;
    overflow: hidden;
    pointer-events: none;
  }
  > [data-part='strip'] > img {
    position: absolute;
    max-width: none;
  }
`;

export const Numbers = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--ca-s-3);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > label {
    display: grid;
    gap: var(--ca-s-1);
  }
`;
