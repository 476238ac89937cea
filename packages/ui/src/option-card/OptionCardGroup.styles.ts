import { styled } from 'styled-components';

export const OptionCardGrid = styled.div`
  display: grid;
  gap: var(--s-4);
  grid-template-columns: repeat(var(--local-columns, 3), minmax(0, 1fr));

  @media (max-width: 1279.98px) {
    grid-template-columns: repeat(min(var(--local-columns, 3), 2), minmax(0, 1fr));
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 768px) {
    [data-mode='elder'] & {
      grid-template-columns: repeat(min(var(--local-columns, 3), 2), minmax(0, 1fr));
    }
  }
`;

export const Card = styled.label`
  position: relative;
  display: block;
  padding: var(--s-5);
  border: 1px solid var(--border-2);
  border-radius: var(--r-lg);
  background: var(--bg-surface);
  cursor: pointer;
  transition: border-color var(--dur-2) var(--ease-standard);

  [data-invalid] > &:not(:has(:checked), :has(:disabled)) {
    border-color: var(--danger-fg);
  }
  &:hover:not(:has(:disabled)) {
    border-color: var(--action);
    background: var(--bg-subtle);
  }
  &:has(:checked) {
    border-color: var(--action);
    box-shadow: inset 0 0 0 1px var(--action);
    background: var(--bg-selected);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus-ring);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-color: var(--border-1);
    background: var(--bg-sunken);
    color: var(--text-3);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;

export const Tick = styled.span`
  position: absolute;
  top: var(--s-4);
  right: var(--s-4);

  > [data-part='mark']:has(input:focus-visible) {
    outline: 0;
  }
`;

export const Art = styled.span`
  display: grid;
  place-items: center;
  margin-bottom: var(--s-3);
`;

export const Title = styled.span`
  display: block;
  padding-right: 2em;
  font-size: var(--fs-h5);
  line-height: var(--lh-h5);
  font-weight: var(--fw-strong);
`;

export const Note = styled.span`
  display: block;
  margin-top: var(--s-1);
  color: var(--text-2);
  font-size: var(--fs-sm);
  line-height: var(--lh-sm);

  ${Card}:has(:disabled) & {
    color: var(--text-3);
  }
`;

export const Extra = styled.span`
  display: block;
  margin-top: var(--s-3);
`;
