CREATE TABLE "purchases" (
	"site_id" text NOT NULL,
	"purchase_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"answers" jsonb NOT NULL,
	"reservation_uuid" uuid,
	"agreement" jsonb,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchases_site_id_purchase_uuid_pk" PRIMARY KEY("site_id","purchase_uuid")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_vehicle_key" ON "purchases" USING btree ("site_id","visitor_uuid","vehicle_id");--> statement-breakpoint
CREATE INDEX "purchases_reservation_idx" ON "purchases" USING btree ("site_id","reservation_uuid");--> statement-breakpoint
CREATE INDEX "purchases_time_idx" ON "purchases" USING btree ("changed_at");