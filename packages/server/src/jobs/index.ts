export { enqueue, forgetDoneJobs, markOnce, planRegularJobs, type Job, type JobRow } from './jobs.js';
export { runDueJobs, type JobHandler, type JobHandlers } from './run-jobs.js';
