export const share = 'Share';
export const shareRun = 'Share this run';
export const moment = 'One moment.';
export const sharing = 'Sharing';
