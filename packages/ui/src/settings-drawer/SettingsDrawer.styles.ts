import { styled } from 'styled-components';
import { markInput } from '../internal/mark.styles.js';

export const Section = styled.section`
  display: grid;
  gap: var(--ca-s-4);

  & + & {
    margin-top: var(--ca-s-6);
  }

  > h3 {
    font-weight: var(--ca-fw-strong);
  }
`;

export const Choice = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ca-s-2);

  > [data-part='caption'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;

export const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-3);

  > label {
    position: relative;
    display: grid;
    place-items: center;
    width: max(2rem, 32px);
    height: max(2rem, 32px);
    border: 1px solid var(--ca-border-control);
    border-radius: 50%;
    background: var(--swatch);
    cursor: pointer;
  }
  input {
    ${markInput}
  }
  label:has(input:focus-visible) {
    outline: 2px solid var(--ca-focus-ring);
    outline-offset: 2px;
  }

  /* the check mark has its own background: a province's color may be light or dark */
  [data-component='Icon'] {
    padding: 2px;
    border-radius: 50%;
    background: var(--ca-bg-surface);
    color: var(--ca-text-1);
    visibility: hidden;
  }
  input:checked + [data-component='Icon'] {
    visibility: visible;
  }
  @media (pointer: coarse) {
    > label {
      width: 44px;
      height: 44px;
    }
  }
`;

export const SwitchList = styled.ul`
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-4);
    min-height: 44px;
    padding: var(--ca-s-3) 0;
    border-top: 1px solid var(--ca-border-1);
  }
  [data-part='note'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }
`;
