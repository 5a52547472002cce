// What other slices may call on the server.
export { type AppointmentStore, createAppointmentForgetting, createAppointmentStore } from './appointment-store.ts';
