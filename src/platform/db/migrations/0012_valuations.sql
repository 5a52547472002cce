CREATE TABLE "valuations" (
	"site_id" text NOT NULL,
	"valuation_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"rego" text,
	"rego_state" text,
	"look_up" text NOT NULL,
	"cars" jsonb NOT NULL,
	"car_at" integer,
	"odometer_km" integer,
	"adjustment_answers" jsonb NOT NULL,
	"offer" jsonb,
	"offer_price" integer,
	"no_estimate" text,
	"vehicle_id" bigint,
	"lead_id" uuid,
	"form_completed" boolean NOT NULL,
	"offer_accepted" boolean NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "valuations_site_id_valuation_uuid_pk" PRIMARY KEY("site_id","valuation_uuid")
);
--> statement-breakpoint
CREATE INDEX "valuations_visitor_idx" ON "valuations" USING btree ("site_id","visitor_uuid");--> statement-breakpoint
CREATE INDEX "valuations_lead_idx" ON "valuations" USING btree ("site_id","lead_id");--> statement-breakpoint
CREATE INDEX "valuations_time_idx" ON "valuations" USING btree ("started_at");