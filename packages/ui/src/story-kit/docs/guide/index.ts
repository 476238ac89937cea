import { actions } from './actions.js';
import { feedback, navigation, overlays } from './around.js';
import { display, media } from './display.js';
import type { Guide } from './entry.js';
import { forms, inputs } from './inputs.js';
import { service, shell } from './shell.js';

export const guide: Guide = {
  ...actions,
  ...inputs,
  ...forms,
  ...navigation,
  ...feedback,
  ...overlays,
  ...display,
  ...media,
  ...shell,
  ...service,
};
