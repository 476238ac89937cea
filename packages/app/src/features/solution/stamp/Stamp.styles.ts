import { styled } from 'styled-components';

export const StampGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22rem;
  align-items: start;
  gap: var(--ca-s-5);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ca-s-5);
    min-width: 0;
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const PageTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2) var(--ca-s-3);
  margin-bottom: var(--ca-s-4);

  > span {
    font-variant-numeric: tabular-nums;
  }
`;

/** The desk on which the page lies; large pages scroll inside it. */
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

  > canvas {
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
  img {
    display: block;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  [data-part='strip'] {
    position: absolute;
    right: 0;
    overflow: hidden;
    pointer-events: none;
  }
  [data-part='strip'] > img {
    position: absolute;
    max-width: none;
    height: 100%;
  }
`;

export const SealRows = styled.ul`
  display: grid;
  gap: var(--ca-s-3);
  margin: 0 0 var(--ca-s-3);
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-3);
  }
  img {
    width: 3.5rem;
    height: 3.5rem;
    object-fit: contain;
    border: 1px solid var(--ca-border-1);
    border-radius: var(--ca-r-sm);
  }
  li > div {
    flex: 1;
    min-width: 7em;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ca-text-2);
  }
`;

export const Numbers = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--ca-s-3);
  margin: var(--ca-s-4) 0 0;
  padding: 0;
  border: 0;

  > label {
    display: grid;
    gap: var(--ca-s-1);
    width: 8.5rem;
  }
`;

export const DoneTitle = styled.h2`
  margin: 0 0 var(--ca-s-2);
  font-size: var(--ca-fs-h4);
`;
