declare module 'plotly.js/lib/*';
