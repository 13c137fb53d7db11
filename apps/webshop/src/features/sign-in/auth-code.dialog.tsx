/** The six digits of the app are asked for in the dialog that opens the app (SI-024). */
export { Component } from './open-in-app.dialog.tsx';
