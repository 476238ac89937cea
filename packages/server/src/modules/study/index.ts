import type { study } from '@ca-portal/api/contract';
import type { Handlers } from '../../context/handlers.js';
import { completionCertificate } from './completion-certificate.js';
import { linesAfter, liveLesson, say, signIn } from './live.js';
import { learningRecord, myCourses, studyWeek } from './my-courses.js';
import { addNote, heartbeat, openLesson } from './playing.js';

export const studyHandlers: Handlers<typeof study> = {
  mine: ({ query }, context) => myCourses(query, context),
  week: (_, context) => studyWeek(context),
  record: ({ params }, context) => learningRecord(params.id, context),
  play: ({ params, body }, context) => openLesson(params, body.deviceId, context),
  progress: ({ params, body }, context) => heartbeat(params, body, context),
  addNote: ({ params, body }, context) => addNote(params, body, context),
  live: ({ params }, context) => liveLesson(params.id, context),
  signIn: ({ params }, context) => signIn(params.id, context),
  liveChat: ({ params, query }, context) => linesAfter(params.id, query.after, context),
  say: ({ params, body }, context) => say(params.id, body.text, context),
  certificate: ({ params }, context) => completionCertificate(params.id, context),
};
