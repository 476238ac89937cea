import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/visuallyHidden.js';

export const UploadRoot = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--ca-s-2);
  width: 100%;
  min-width: 0;
`;

export const Tile = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--ca-s-3) var(--ca-s-4);
  padding: var(--ca-s-4);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
  color: var(--ca-text-1);

  &[data-state='empty'] {
    border: 1.5px dashed var(--ca-border-control);
  }
  &[data-state='empty']:hover,
  &[data-drag] {
    border-color: var(--ca-action);
    background: var(--ca-bg-selected);
  }
  &[data-state='failed'],
  &[data-invalid] {
    border: 2px solid var(--ca-danger-fg);
  }
  &[data-disabled] {
    border-color: var(--ca-border-2);
    background: var(--ca-bg-sunken);
    color: var(--ca-text-3);
  }
  [data-part='name'] {
    font-weight: var(--ca-fw-strong);
    overflow-wrap: anywhere;
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-part='facts'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    line-height: var(--ca-lh-sm);
    font-variant-numeric: tabular-nums;
  }
  &[data-disabled] [data-part='facts'] {
    color: var(--ca-text-3);
  }
  [data-part='problem'] {
    color: var(--ca-danger-fg);
    font-size: var(--ca-fs-sm);
    line-height: var(--ca-lh-sm);
    font-weight: var(--ca-fw-strong);
  }
  > [data-component='ProgressBar'] {
    grid-column: 1 / -1;
  }
  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--ca-s-1) var(--ca-s-2);
  }
  /* by its own width: tiles are side by side in wide forms too */
  @container (max-width: 380px) {
    grid-template-columns: auto minmax(0, 1fr);

    > [data-part='actions'] {
      grid-column: 1 / -1;
      justify-content: flex-start;
    }
  }
`;

export const Thumb = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  overflow: hidden;
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-sunken);
  color: var(--ca-text-2);

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** A file input that looks like a small button: keyboard, focus and picker stay native. */
export const Pick = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--ca-s-1);
  min-height: var(--ca-control-h-sm);
  padding: 0 var(--ca-s-3);
  border: 1px solid var(--ca-border-control);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-surface);
  color: var(--ca-text-1);
  font-size: var(--ca-fs-sm);
  white-space: nowrap;
  cursor: pointer;

  > input {
    ${visuallyHidden}
  }
  &:hover {
    border-color: var(--ca-action);
    color: var(--ca-text-link);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--ca-focus-ring);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-color: var(--ca-border-2);
    background: var(--ca-bg-sunken);
    color: var(--ca-text-3);
    cursor: not-allowed;
  }
  &[data-part='camera'] {
    display: none;
  }
  @media (pointer: coarse) {
    min-height: 44px;

    &[data-part='camera'] {
      display: inline-flex;
    }
  }
`;

export const Notice = styled.p`
  color: var(--ca-danger-fg);
  font-size: var(--ca-fs-sm);
  line-height: var(--ca-lh-sm);
`;

export const PreviewBox = styled.div`
  display: grid;
  gap: var(--ca-s-3);
  justify-items: center;

  > img {
    max-width: 100%;
    max-height: 65vh;
  }
  > iframe {
    width: 100%;
    height: 65vh;
    border: 1px solid var(--ca-border-1);
    border-radius: var(--ca-r-md);
    background: var(--ca-bg-sunken);
  }
`;
