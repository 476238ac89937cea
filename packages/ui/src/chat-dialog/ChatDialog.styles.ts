import { FloatingOverlay } from '@floating-ui/react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.js';

export const Mask = styled(FloatingOverlay)`
  z-index: var(--ca-z-chat);
  display: grid;
  place-items: center;
  background: var(--ca-bg-mask);
`;

export const Panel = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  width: min(60rem, 100%);
  min-width: min(960px, 100%);
  height: max(42.5rem, 680px);
  max-height: 90vh;
  overflow: hidden;
  border-radius: var(--ca-r-xl);
  background: var(--ca-bg-overlay);
  box-shadow: var(--ca-shadow-4);
  color: var(--ca-text-1);

  &[data-questions] {
    grid-template-columns: max(15rem, 200px) minmax(0, 1fr);
  }
  &:focus-visible {
    outline: 0;
  }

  @media (max-width: 1279.98px) {
    width: 100%;
    height: 100%;
    max-height: none;
    min-width: 0;
    border-radius: 0;
  }
  @media (max-width: 767.98px) {
    &[data-questions] {
      grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Face = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: max(2.5rem, 36px);
  height: max(2.5rem, 36px);
  border: 1px solid var(--ca-info-bd);
  border-radius: 50%;
  background: var(--ca-bg-selected);
  color: var(--ca-text-link);
`;

export const Head = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: var(--ca-s-3);
  padding: var(--ca-s-4) var(--ca-s-5);
  border-bottom: 1px solid var(--ca-border-1);

  > [data-part='name'] {
    flex: 1;
    min-width: 0;
  }
  h2 {
    font-weight: var(--ca-fw-strong);
    font-size: inherit;
    line-height: inherit;
  }
  p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }

  @media (max-width: 767.98px) {
    gap: var(--ca-s-2);
    padding: var(--ca-s-3) var(--ca-s-4);

    > [data-role='home'] {
      min-width: 44px;
      min-height: 44px;
      order: -1;
    }
    [data-part='home-words'] {
      ${visuallyHidden}
    }
  }
`;

export const Questions = styled.section`
  grid-row: 2 / 4;
  overflow: auto;
  padding: var(--ca-s-4) var(--ca-s-3);
  border-right: 1px solid var(--ca-border-1);
  background: var(--ca-bg-subtle);

  > h3 {
    padding: 0 var(--ca-s-2) var(--ca-s-2);
    font-weight: var(--ca-fw-strong);
    font-size: var(--ca-fs-sm);
  }
  > [data-component='Skeleton'] {
    display: block;
    margin: var(--ca-s-4) var(--ca-s-2);
  }
  > p {
    padding: 0 var(--ca-s-2);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='question'] {
    display: block;
    width: 100%;
    min-height: 40px;
    padding: var(--ca-s-2);
    border-radius: var(--ca-r-md);
    font-size: var(--ca-fs-sm);
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  [data-part='question']:hover {
    background: var(--ca-bg-selected);
    color: var(--ca-text-brand-strong);
  }
  [data-mode='elder'] & [data-part='question'] {
    min-height: 60px;
  }

  @media (max-width: 767.98px) {
    grid-row: auto;
    padding: 10px var(--ca-s-4);
    border-right: 0;
    border-bottom: 1px solid var(--ca-border-1);
    overflow: visible;

    > h3 {
      ${visuallyHidden}
    }
    > ul {
      display: flex;
      gap: 8px;
      overflow-x: auto;
      padding: 3px; /* the focus ring */
      scrollbar-width: none;
    }
    li {
      flex: none;
      max-width: 80%;
    }
    [data-part='question'] {
      min-height: 44px;
      padding: 0 14px;
      border: 1px solid var(--ca-border-2);
      border-radius: var(--ca-r-full);
      background: var(--ca-bg-surface);
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

export const LogFrame = styled.div`
  position: relative;
  min-height: 0;
`;

export const Log = styled.div`
  position: relative;
  height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  padding: var(--ca-s-5);
  contain: strict; /* a message more lays out the log alone */

  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  [data-part='searching'] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding: 10px 14px;
    border-radius: 2px 12px 12px;
    background: var(--ca-bg-sunken);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='searching'] > i {
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--ca-text-3);
  }

  @media (max-width: 767.98px) {
    padding: var(--ca-s-4);
  }
`;

export const Pill = styled.button`
  position: absolute;
  bottom: 12px;
  left: 50%;
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0 16px;
  border-radius: var(--ca-r-full);
  background: var(--ca-bg-overlay);
  box-shadow: var(--ca-shadow-3);
  color: var(--ca-text-link);
  font-weight: var(--ca-fw-strong);
  white-space: nowrap;
  cursor: pointer;
  translate: -50%;

  &:hover {
    background: var(--ca-bg-selected);
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
  }
`;

export const WriteRow = styled.form`
  display: flex;
  gap: var(--ca-s-2);
  padding: var(--ca-s-4) var(--ca-s-5);
  border-top: 1px solid var(--ca-border-1);

  > [data-part='frame'] {
    flex: 1;
    min-width: 0;
  }

  @media (max-width: 767.98px) {
    padding: 10px var(--ca-s-4) calc(10px + env(safe-area-inset-bottom));

    > [data-part='frame'],
    > button {
      min-height: 44px;
    }
    > button {
      min-width: 44px;
    }
    [data-part='send-words'] {
      ${visuallyHidden}
    }
  }
`;
