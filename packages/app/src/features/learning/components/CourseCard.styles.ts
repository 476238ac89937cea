import { styled } from 'styled-components';
import { CardFrame } from '../../../shared/content/index.js';

/* The whole card is the link's target. */
export const CourseRoot = styled(CardFrame)`
  position: relative;
  overflow: hidden;

  &:has(a:hover) {
    border-color: var(--ca-action);
  }
  &:has(a:focus-visible) {
    outline: 2px solid var(--ca-focus-ring);
    outline-offset: 2px;
  }
  > [data-part='words'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--ca-s-2);
    padding: var(--ca-s-4) var(--ca-s-5) var(--ca-s-5);
  }
  [data-part='kind'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-2);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  h3 {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h5);
  }
  h3 > a {
    display: -webkit-box;
    color: var(--ca-text-1);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    text-decoration: none;
  }
  h3 > a:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  [data-part='standing'] {
    display: grid;
    gap: var(--ca-s-1);
    margin-top: auto;
    padding-top: var(--ca-s-1);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
  [data-part='standing'] > b {
    color: var(--ca-text-1);
    font-size: var(--ca-fs-body);
    font-weight: var(--ca-fw-strong);
  }
  [data-part='standing'] > b[data-free] {
    color: var(--ca-success-fg);
  }
`;
