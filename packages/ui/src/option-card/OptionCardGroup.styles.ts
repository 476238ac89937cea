import { styled } from 'styled-components';
import { markedBox } from '../internal/mark.styles.js';

export const OptionCardGrid = styled.div`
  display: grid;
  gap: var(--ca-s-4);
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
  padding: var(--ca-s-5);
  border: 1px solid var(--ca-border-2);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
  cursor: pointer;
  transition: border-color var(--ca-dur-2) var(--ca-ease-standard);

  [data-invalid] > &:not(:has(:checked), :has(:disabled)) {
    border-color: var(--ca-danger-fg);
  }
  &:hover:not(:has(:disabled)) {
    border-color: var(--ca-action);
    background: var(--ca-bg-subtle);
  }
  &:has(:checked) {
    border-color: var(--ca-action);
    box-shadow: inset 0 0 0 1px var(--ca-action);
    background: var(--ca-bg-selected);
  }
  ${markedBox}
  @media (forced-colors: active) {
    /* the border grows inwards: nothing moves when another card is selected */
    &:has(:checked) {
      border-color: Highlight;
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
    &:has(:focus-visible) {
      outline: 3px solid Highlight;
      outline-offset: 2px;
    }
    &:has(:disabled) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Tick = styled.span`
  position: absolute;
  top: var(--ca-s-4);
  right: var(--ca-s-4);

  > [data-part='mark'] > input:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

export const Art = styled.span`
  display: grid;
  place-items: center;
  margin-bottom: var(--ca-s-3);
`;

export const Title = styled.span`
  display: block;
  padding-right: 2em;
  font-size: var(--ca-fs-h5);
  line-height: var(--ca-lh-h5);
  font-weight: var(--ca-fw-strong);
`;

export const Note = styled.span`
  display: block;
  margin-top: var(--ca-s-1);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
  line-height: var(--ca-lh-sm);
  text-wrap: balance; /* no date broken at its hyphen, no single word on the last line */

  ${Card}:has(:disabled) & {
    color: var(--ca-text-3);
  }
`;

export const Extra = styled.span`
  display: block;
  margin-top: var(--ca-s-3);
`;
