import type { contentAdmin } from '@ca-portal/api/contract';
import type { Handlers } from '../../context/handlers.js';
import {
  entryDetail,
  listEntries,
  waitingEntries,
  addEntry,
  updateEntry,
} from '../../services/content/index.js';
import { moveEntry } from './move.js';

export const contentAdminHandlers: Handlers<typeof contentAdmin> = {
  list: (input, { services }) => listEntries(services.db, input),
  waiting: ({ query }, { services }) => waitingEntries(services.db, query),
  detail: ({ params }, { services }) => entryDetail(services.db, params),
  add: ({ params, body }, context) => addEntry(params.kind, body, context),
  update: ({ params, body }, context) => updateEntry(params, body, context),
  move: ({ params, body }, context) => moveEntry(params, body, context),
};
