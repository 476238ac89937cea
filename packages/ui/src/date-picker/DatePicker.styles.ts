import { styled } from 'styled-components';

export { ControlError as DateError } from '../internal/ControlError.js';

export const DateRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-1);
  width: 100%;
  min-width: min(10rem, 100%);

  [data-part='frame'] {
    padding-right: 0;
  }
`;

/** Reserves the size of the calendar, so that the panel does not jump when it has loaded. */
export const CalendarRoom = styled.div`
  display: grid;
  place-items: center;
  min-width: calc(7 * var(--ca-control-h));
  min-height: calc(8 * var(--ca-control-h));
`;

/** react-day-picker with our tokens; its class names are its public styling interface. */
export const CalendarFrame = styled.div`
  .rdp-months {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-6);
  }
  .rdp-nav {
    position: absolute;
    inset: 0 0 auto;
    display: flex;
    justify-content: space-between;
    pointer-events: none;

    > button {
      pointer-events: auto;
    }
    > button[aria-disabled='true'] {
      background: none;
      color: var(--ca-text-disabled);
      cursor: not-allowed;
    }
  }
  .rdp-month_caption {
    display: grid;
    place-items: center;
    min-height: var(--ca-control-h);
    margin-bottom: var(--ca-s-2);
    font-weight: var(--ca-fw-strong);
  }
  .rdp-dropdowns {
    display: flex;
    gap: var(--ca-s-1);
  }
  /* Shows the select itself; the library's copy on top of it would hide the focus. */
  .rdp-dropdown_root > .rdp-caption_label {
    display: none;
  }
  .rdp-dropdown {
    min-height: var(--ca-control-h-sm);
    padding: 0 var(--ca-s-1);
    border: 1px solid var(--ca-border-control);
    border-radius: var(--ca-r-sm);
    background: var(--ca-bg-overlay);
    color: var(--ca-text-1);
    font: inherit;
    font-weight: var(--ca-fw-strong);
    cursor: pointer;
  }
  .rdp-month_grid {
    border-collapse: collapse;
  }
  .rdp-weekday {
    height: 2em;
    font-size: var(--ca-fs-sm);
    font-weight: var(--ca-fw-regular);
    color: var(--ca-text-2);
  }
  .rdp-day {
    padding: 1px 0;
    text-align: center;
  }
  .rdp-day_button {
    min-width: var(--ca-control-h);
    height: var(--ca-control-h);
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--ca-r-md);
    background: none;
    color: var(--ca-text-1);
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;

    &:hover {
      background: var(--ca-bg-hover);
    }
  }
  .rdp-outside .rdp-day_button {
    color: var(--ca-text-3);
  }
  .rdp-today .rdp-day_button {
    border-color: var(--ca-border-brand);
    color: var(--ca-text-brand);
    font-weight: var(--ca-fw-strong);
  }
  .rdp-range_middle {
    background: var(--ca-bg-selected);
  }
  .rdp-range_start:not(.rdp-range_end) {
    background: linear-gradient(to right, transparent 50%, var(--ca-bg-selected) 50%);
  }
  .rdp-range_end:not(.rdp-range_start) {
    background: linear-gradient(to left, transparent 50%, var(--ca-bg-selected) 50%);
  }
  .rdp-selected:not(.rdp-range_middle) .rdp-day_button {
    border-color: var(--ca-action);
    background: var(--ca-action);
    color: var(--ca-text-on-brand);
    font-weight: var(--ca-fw-strong);
  }
  .rdp-disabled .rdp-day_button,
  .rdp-disabled.rdp-today .rdp-day_button {
    background: none;
    color: var(--ca-text-disabled);
    font-weight: var(--ca-fw-regular);
    text-decoration: line-through;
    cursor: not-allowed;
  }
  .rdp-hidden {
    visibility: hidden;
  }
  @media (forced-colors: active) {
    .rdp-day:not(.rdp-selected) .rdp-day_button {
      border-color: Canvas;
    }
    .rdp-selected .rdp-day_button {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
