import { styled } from 'styled-components';

export const List = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Card = styled.button`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--ca-s-1) var(--ca-s-3);
  align-items: center;
  width: 100%;
  min-height: 60px;
  padding: var(--ca-s-3) var(--ca-s-5);
  border-bottom: 1px solid var(--ca-border-1);
  color: var(--ca-text-1);
  text-align: start;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }

  > [data-part='topic'] {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > [data-part='time'] {
    justify-self: end;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    white-space: nowrap;
  }
  > [data-part='summary'] {
    overflow: hidden;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > [data-part='label'] {
    justify-self: end;
    padding: 0 0.5em;
    border: 1px solid var(--ca-border-2);
    border-radius: var(--ca-r-sm);
    background: var(--ca-bg-surface);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }

  &[data-unread] {
    background: var(--ca-bg-selected);
    box-shadow: inset 3px 0 0 var(--ca-action);
  }
  &:hover {
    background: var(--ca-bg-hover);
  }
  &[data-unread] > [data-part='topic'] {
    font-weight: var(--ca-fw-strong);
  }
  &[data-unread] > [data-part='label'] {
    border-color: var(--ca-info-bd);
    color: var(--ca-text-link);
  }
`;

export const Note = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ca-s-2);
  padding: var(--ca-s-6) var(--ca-s-5);
  color: var(--ca-text-2);
  text-align: center;

  &[data-part='bones'] {
    justify-items: stretch;
    padding: var(--ca-s-4) var(--ca-s-5);
    border-bottom: 1px solid var(--ca-border-1);
  }
  > strong {
    color: var(--ca-text-1);
    font-size: var(--ca-fs-h5);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: space-between;
  padding: var(--ca-s-1) var(--ca-s-3);
  border-top: 1px solid var(--ca-border-1);
`;
