import { styled } from 'styled-components';
import { statusNodes } from '../internal/statusNodes.styles.js';

export const TimelineList = styled.ol`
  --node: max(1.75rem, 28px);
  ${statusNodes}

  position: relative;
  display: grid;

  & > li {
    min-height: var(--node);
    padding: 0 0 var(--ca-s-6) calc(var(--node) + var(--ca-s-4));
  }

  & > li:last-child {
    padding-bottom: 0;
  }

  & > li::before {
    top: var(--node);
    bottom: 0;
    left: calc(var(--node) / 2 - 1px);
    width: 2px;
  }

  & [data-part='node'] {
    position: absolute;
    top: 0;
    left: 0;
  }

  & [data-part='node'] svg {
    width: 1em;
    height: 1em;
    stroke-width: 2.5;
  }

  & [data-part='node'] [data-icon='dot'] {
    stroke-width: 5;
  }

  & > [data-status='current'] [data-part='node'] {
    border-color: var(--ca-action);
    color: var(--ca-text-link);
    box-shadow: 0 0 0 4px var(--ca-bg-selected);
  }

  & > [data-status='failed'] [data-part='node'] {
    border-color: var(--ca-danger-fg);
    background: var(--ca-danger-bg);
    color: var(--ca-danger-fg);
  }

  & [data-part='title'] {
    line-height: var(--node);
  }

  & :is([data-part='time'], [data-part='description']) {
    display: block;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    line-height: var(--ca-lh-sm);
  }

  & [data-part='way'] {
    margin-top: var(--ca-s-2);
  }
`;
