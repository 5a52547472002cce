CREATE TABLE "phone_reveals" (
	"site_id" text NOT NULL,
	"reveal_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"dealership_id" bigint,
	"revealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_reveals_site_id_reveal_uuid_pk" PRIMARY KEY("site_id","reveal_uuid")
);
--> statement-breakpoint
CREATE TABLE "tracked_events" (
	"site_id" text NOT NULL,
	"event_uuid" uuid NOT NULL,
	"event_id" integer NOT NULL,
	"vehicle_id" bigint,
	"path" text NOT NULL,
	"details" jsonb,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tracked_events_site_id_event_uuid_pk" PRIMARY KEY("site_id","event_uuid")
);
--> statement-breakpoint
CREATE TABLE "vehicle_views" (
	"site_id" text NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"views" bigint NOT NULL,
	CONSTRAINT "vehicle_views_site_id_vehicle_id_pk" PRIMARY KEY("site_id","vehicle_id")
);
--> statement-breakpoint
CREATE INDEX "phone_reveals_vehicle_idx" ON "phone_reveals" USING btree ("site_id","vehicle_id","revealed_at");--> statement-breakpoint
CREATE INDEX "tracked_events_time_idx" ON "tracked_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "tracked_events_kind_idx" ON "tracked_events" USING btree ("site_id","event_id","happened_at");