// What is said while a file hovers over the page.
export const dropFile = 'Drop a table to see what it holds, a scenario or a lesson to open it';
export const dropKinds =
  'CSV: rows are times, columns are arms, at most 20 MB. JSON: a scenario. ZIP: a lesson’s folder. It stays in this browser.';
