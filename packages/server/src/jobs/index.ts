export { enqueue, forgetDoneJobs, giveUp, markOnce, planRegularJobs, type Job, type JobRow } from './jobs.js';
export { runDueJobs, type JobHandler, type JobHandlers } from './run-jobs.js';
