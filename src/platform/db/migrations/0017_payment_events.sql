CREATE TABLE "payment_events" (
	"site_id" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_site_id_event_id_pk" PRIMARY KEY("site_id","event_id")
);
